import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { readConfig } from '../../../src/config/config.ts'

const Probe = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) })
const Container = z.object({
  image: z.string(),
  command: z.array(z.string()).optional(),
  env: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
  envFrom: z.array(
    z.union([
      z.object({ configMapRef: z.object({ name: z.string() }) }),
      z.object({ secretRef: z.object({ name: z.string() }) }),
    ]),
  ),
  ports: z.array(z.object({ name: z.string(), containerPort: z.int() })).default([]),
  livenessProbe: Probe.optional(),
  readinessProbe: Probe.optional(),
  resources: z.object({
    requests: z.object({ cpu: z.string(), memory: z.string() }),
    limits: z.object({ memory: z.string() }),
  }),
  securityContext: z.object({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
  }),
})
const Pod = z.object({
  terminationGracePeriodSeconds: z.int().optional(),
  securityContext: z.object({ runAsNonRoot: z.literal(true), runAsUser: z.int().positive() }),
  containers: z.tuple([Container]),
})
const Thing = z.looseObject({ kind: z.string(), metadata: z.looseObject({ name: z.string() }) })
const WithPod = z.object({
  metadata: z.object({ name: z.string() }),
  spec: z.object({
    template: z.object({ metadata: z.object({ labels: z.record(z.string(), z.string()) }), spec: Pod }),
  }),
})
const ConfigMap = z.object({ data: z.record(z.string(), z.string()) })
const Scaler = z.object({
  spec: z.object({
    scaleTargetRef: z.object({ name: z.string() }),
    metrics: z.tuple([z.object({ external: z.object({ metric: z.object({ name: z.string() }) }) })]),
  }),
})
const Budget = z.object({
  spec: z.object({ minAvailable: z.int(), selector: z.object({ matchLabels: z.record(z.string(), z.string()) }) }),
})
const Policy = z.object({
  spec: z.object({
    ingress: z.array(z.object({ from: z.array(z.unknown()).min(1), ports: z.array(z.object({ port: z.int() })) })),
  }),
})

const things = readdirSync('ops/k8s').flatMap((file) =>
  parseAllDocuments(readFileSync(`ops/k8s/${file}`, 'utf8')).map((one) => Thing.parse(one.toJS())),
)
const of = (kind: string) => things.filter((one) => one.kind === kind)
const pods = [...of('Deployment'), ...of('Job')].map((one) => WithPod.parse(one))
const roles = pods.filter(({ metadata }) => metadata.name !== 'tulia-migrate')
const config = ConfigMap.parse(of('ConfigMap')[0]).data

describe('the manifests for Kubernetes', () => {
  it('tell processes only what they read, and what they read stands together', () => {
    const known = readFileSync('.env.example', 'utf8')
    const told = [
      ...Object.keys(config),
      ...pods.flatMap((pod) => pod.spec.template.spec.containers[0].env.map(({ name }) => name)),
    ]
    for (const name of told) expect(known).toMatch(new RegExp(`^${name}=`, 'm'))
    const secrets = {
      DATABASE_APP_URL: 'postgresql://a:b@db/tulia',
      TULIA_SECRET_KEY: 'a1'.repeat(32),
      METRICS_TOKEN: 'x'.repeat(16),
    }
    for (const role of ['web', 'worker']) {
      expect(readConfig({ ...config, ...secrets, TULIA_ROLE: role })).toMatchObject({
        role,
        port: 3000,
        metrics: { port: 9464 },
      })
    }
  })

  it('start what the image has, at the ports that are listened on, and look where health is told', () => {
    const ports = { http: Number(config.PORT), figures: Number(config.METRICS_PORT) }
    const image = readFileSync('Dockerfile', 'utf8')
    expect(image).toContain(`EXPOSE ${ports.http} ${ports.figures}`)
    for (const { metadata, spec } of roles) {
      const [container] = spec.template.spec.containers
      expect(container.command).toBeUndefined()
      expect(container.env).toEqual([{ name: 'TULIA_ROLE', value: metadata.name.replace('tulia-', '') }])
      for (const { name, containerPort } of container.ports)
        expect(new Map(Object.entries(ports)).get(name)).toBe(containerPort)
      expect(container.livenessProbe?.httpGet.path).toBe('/health/live')
      expect(container.readinessProbe?.httpGet.path).toBe('/health/ready')
      expect(container.ports.map(({ name }) => name)).toContain(container.readinessProbe?.httpGet.port)
    }
    const [, program = ''] =
      pods.find(({ metadata }) => metadata.name === 'tulia-migrate')?.spec.template.spec.containers[0].command ?? []
    expect(existsSync(program.replace('dist/', '').replace('.js', '.ts'))).toBe(true)
  })

  it('give a process longer to stop than it takes', () => {
    for (const { spec } of roles) {
      expect((spec.template.spec.terminationGracePeriodSeconds ?? 0) * 1_000).toBeGreaterThan(
        Number(config.STOP_WITHIN_MS),
      )
    }
    expect(readFileSync('docker-compose.yml', 'utf8')).toContain(
      `stop_grace_period: ${roles[0]?.spec.template.spec.terminationGracePeriodSeconds}s`,
    )
  })

  it('give the owner’s password to the job that migrates alone', () => {
    const secretsOf = (pod: (typeof pods)[number]) =>
      pod.spec.template.spec.containers[0].envFrom.flatMap((one) => ('secretRef' in one ? [one.secretRef.name] : []))
    for (const pod of roles) expect(secretsOf(pod)).toEqual(['tulia-secrets'])
    expect(pods.filter((pod) => secretsOf(pod).includes('tulia-owner')).map(({ metadata }) => metadata.name)).toEqual([
      'tulia-migrate',
    ])
  })

  it('keep one of each role, scale workers by what customers wait, and open no port to everybody', () => {
    const budgets = of('PodDisruptionBudget').map((one) => Budget.parse(one).spec)
    expect(budgets.map(({ selector }) => selector.matchLabels)).toEqual(
      roles.map(({ spec }) => spec.template.metadata.labels),
    )
    const [scaler] = of('HorizontalPodAutoscaler').map((one) => Scaler.parse(one).spec)
    expect(roles.map(({ metadata }) => metadata.name)).toContain(scaler?.scaleTargetRef.name)
    expect(scaler?.metrics[0].external.metric.name).toBe('tulia_oldest_unhandled_seconds')
    const { ingress } = Policy.parse(of('NetworkPolicy')[0]).spec
    expect(ingress.flatMap(({ ports }) => ports.map(({ port }) => port)).sort()).toEqual([3000, 9464])
  })
})

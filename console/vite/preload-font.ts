import type { Plugin } from 'vite'

/** The browser asks for the font beside the style sheet, not after it: text is drawn once. */
export function preloadFont(): Plugin {
  return {
    name: 'tulia-preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => name.endsWith('.woff2'))
          .map((name) => ({
            tag: 'link',
            injectTo: 'head-prepend',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/console/${name}` },
          })),
    },
  }
}

export { listTemplates } from './list-templates.ts'
export { saveTemplate } from './save-template.ts'
export { NewTemplate, TemplateView } from './schemas.ts'
export { syncTemplates } from './sync-templates.ts'

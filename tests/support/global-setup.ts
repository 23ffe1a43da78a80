import { buildTemplates } from './portal.ts'

export default buildTemplates

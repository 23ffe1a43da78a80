import { buildTemplate } from './portal.ts'

export default buildTemplate

import type { FullConfig } from '@playwright/test'
import { buildTemplates, serverOf } from './portal.ts'

/** Builds the templates of the demo data. Walks do not need them: they start a server in their own process. */
export default ({ projects }: FullConfig) =>
  buildTemplates(projects.filter(({ name }) => name !== 'walks').map((project) => serverOf(project).server))

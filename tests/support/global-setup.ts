import type { FullConfig } from '@playwright/test'
import { buildTemplates, serverOf } from './portal.ts'

/** Walks have a server in their own process; all other tests get copies of demo data. */
export default ({ projects }: FullConfig) =>
  buildTemplates(projects.filter(({ name }) => name !== 'walks').map((project) => serverOf(project).server))

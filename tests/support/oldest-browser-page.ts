import type { BrowserContext } from '@playwright/test'
import { newerFunctions } from '#src/browser/newer-functions.ts'
import { missingInOldest } from './oldest-browsers.ts'

/**
 * Removes from every page of a browser the functions that the oldest supported browsers lack
 * (`scripts/oldest-browsers.ts`), before any script runs.
 */
export async function removeNewerApis(context: BrowserContext): Promise<void> {
  const { objects, members } = missingInOldest()
  const newerApis = Object.entries(newerFunctions).flatMap(([owner, names]) =>
    names.map((name) => ({ owner: owner.replace('.prototype', ''), name, of: 'either' as const })),
  )
  await context.addInitScript(
    ({ objects, members }) => {
      const here = window as unknown as Record<string, { prototype?: object } | undefined>
      const removeMember = (from: object | undefined, name: string) => {
        if (from && Object.hasOwn(from, name)) Reflect.deleteProperty(from, name)
      }
      for (const { owner, name, of } of members) {
        if (of !== 'instances') removeMember(here[owner], name)
        if (of !== 'itself') removeMember(here[owner]?.prototype, name)
        if (owner === 'Window') removeMember(window, name)
      }
      for (const name of objects) removeMember(window, name)
    },
    { objects, members: [...members, ...newerApis] },
  )
}

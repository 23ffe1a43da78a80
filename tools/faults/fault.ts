/** A fault for a copy of the project, and the command of the gate that must fail. */
export type Fault = {
  name: string
  file: string
  /** The text of the file that is replaced; a pattern may occur more than once. */
  from: string | RegExp
  to: string
  seenBy: string
}

export const unitCommand = (paths: string) => `vitest run --project unit ${paths}`
export const dbCommand = (paths: string) => `vitest run --project db ${paths}`
/** Returns the command that builds the app and tests it in a browser. */
export const walkCommand = (paths: string) => `npm run build --silent && playwright test ${paths}`
export const typesCommand = 'npm run types --silent'

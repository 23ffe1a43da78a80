/** A fault for a copy of the project, and the command of the gate that must fail. */
export type Fault = {
  name: string
  file: string
  /** The text of the file that is replaced; a pattern may occur more than once. */
  from: string | RegExp
  to: string
  seenBy: string
}

export const unit = (paths: string) => `vitest run --project unit ${paths}`
export const data = (paths: string) => `vitest run --project db ${paths}`
/** The command that builds the app and tests it in a browser. */
export const walks = (paths: string) => `npm run build --silent && playwright test ${paths}`
export const types = 'npm run types --silent'

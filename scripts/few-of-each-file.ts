/**
 * The file of a test in a line of Vitest (`FAIL  unit  a.test.ts > …`) or of Playwright's list (`✘ 3 [phone] ›
 * a.spec.ts:1:2 › …`).
 */
const FILE = /\S+\.(?:test|spec)\.tsx?/

/**
 * Returns the first lines about each test file, and then a line with the number of its omitted lines: one mistake may
 * fail every test of a file, and must not hide the failures of other files.
 */
export function limitPerFile(lines: readonly string[], most: number): string[] {
  const files = new Map<string, string[]>()
  for (const line of lines) {
    const file = FILE.exec(line)?.[0] ?? ''
    files.set(file, [...(files.get(file) ?? []), line])
  }
  return [...files].flatMap(([file, all]) =>
    file === '' || all.length <= most
      ? all
      : [...all.slice(0, most), `      … and ${all.length - most} more of ${file}`],
  )
}

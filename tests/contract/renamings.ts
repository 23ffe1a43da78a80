/** Returns copies of a JSON value, each with one renamed field and the path of that field. */
export function renamings(value: unknown, at = ''): { path: string; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => {
    const path = `${at}/${key}`
    const inside = renamings(child, path).map((found) => ({
      ...found,
      value: withReplacedKey(value, key, found.value),
    }))
    return Array.isArray(value) ? inside : [{ path, value: renamedKey(value, key) }, ...inside]
  })
}

function withReplacedKey(value: object, key: string, child: unknown): unknown {
  if (Array.isArray(value)) return value.with(Number(key), child)
  return { ...value, [key]: child }
}

function renamedKey(value: object, key: string): unknown {
  const entries = Object.entries(value) as [string, unknown][]
  return Object.fromEntries(entries.map(([name, child]) => [name === key ? `${name}Renamed` : name, child]))
}

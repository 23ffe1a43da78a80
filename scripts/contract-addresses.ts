/** The line of one operation under `paths` of openapi.yaml. */
const LINE = /^ {2}\S+: \{ \$ref: 'contract\/openapi\/(\w+)\.yaml#\/(\w+)' \}$/
const OPERATION = /^ {4}operationId: (\w+)\n(?: {4}x-address: (\S+)$)?/gm

/**
 * Returns openapi.yaml with a line for every operation in the files of the tags, where each operation states its
 * address (`x-address`). Lines keep their order, which is that of the generated tables; the line of a new operation
 * follows the last line of its tag. Takes the text of openapi.yaml, and the text of each file by its tag. Throws for
 * an operation without an address.
 */
export function withAddresses(root: string, areas: Readonly<Record<string, string>>): string {
  const wantedLines = new Map(
    Object.entries(areas).flatMap(([tag, text]) =>
      [...text.matchAll(OPERATION)].map(([, id, address]) => [
        `${tag} ${id}`,
        `  ${address ?? fail(`${id} of contract/openapi/${tag}.yaml has no x-address.`)}: { $ref: 'contract/openapi/${tag}.yaml#/${id}' }`,
      ]),
    ),
  )
  const lines = root.split('\n')
  const keys = lines.map((line) => LINE.exec(line)?.slice(1).join(' '))
  const knownKeys = new Set(keys)
  const addedOperations = (tag: string) =>
    [...wantedLines]
      .filter(([key]) => key.startsWith(`${tag} `) && !knownKeys.has(key))
      .map(([, line]) => line)
  const lastOf = new Map(keys.flatMap((key, index) => (key ? [[key.split(' ')[0]!, index]] : [])))
  const writtenLines = lines.flatMap((line, index) => {
    const key = keys[index]
    if (key === undefined) return [line]
    const tag = key.split(' ')[0]!
    return [
      ...(wantedLines.has(key) ? [wantedLines.get(key)!] : []),
      ...(lastOf.get(tag) === index ? addedOperations(tag) : []),
    ]
  })
  const end = writtenLines.indexOf('components:') - 1
  const ofNewTags = Object.keys(areas)
    .filter((tag) => !lastOf.has(tag))
    .flatMap(addedOperations)
  return [...writtenLines.slice(0, end), ...ofNewTags, ...writtenLines.slice(end)].join('\n')
}

function fail(reason: string): never {
  throw new Error(reason)
}

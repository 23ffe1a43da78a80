export type Schema = {
  $ref?: string
  contentEncoding?: string
  properties?: Record<string, Schema>
  items?: Schema
  allOf?: Schema[]
  oneOf?: Schema[]
}

/** The paths of the fields with `contentEncoding: base64` in a JSON schema, such as `list[].corporateEmail`. */
export function personalPaths(schema: Schema, named: Record<string, Schema>, at = ''): string[] {
  if (schema.$ref) return personalPaths(named[schema.$ref.split('/').at(-1)!]!, named, at)
  if (schema.contentEncoding === 'base64') return [at]
  const nestedPaths = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    personalPaths(property, named, at ? `${at}.${name}` : name),
  )
  const items = schema.items ? personalPaths(schema.items, named, `${at}[]`) : []
  const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? [])].flatMap((part) =>
    personalPaths(part, named, at),
  )
  return [...new Set([...nestedPaths, ...items, ...parts])]
}

type Tree = { [key: string]: string | Tree }

/** Returns the texts of a file of texts, each by its path in the tree, with dots between the keys. */
export const flatTexts = (tree: Tree, before = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[before + key, value]] : flatTexts(value, `${before}${key}.`),
  )

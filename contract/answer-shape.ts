/**
 * What an answer must be at least. A text represents one kind of value: `s` a text, `s200` one of up to 200 characters, `s1,200` one that
 * is not empty, `d` a date, `t` a time with its offset, `u` a UUID, `c` a cursor, `i` a whole number, `i0,100` one in that range, `n` a number,
 * `b` a truth, `m` a personal text in which something is masked, `eY|N` one of these words, `p` and a pattern a text that
 * matches it; digits for the shape of that number, `?` before any of them for null as well. A list has the shape of its
 * items, how many it may have, and the field by which no two of them are the same, where there is one. An object has the
 * shapes of its fields: `name?` may be missing, `name=other` must be there where `other` is this word.
 */
export type AnswerShape =
  | string
  | readonly [items: AnswerShape, most: number, key?: string]
  | { readonly [field: string]: AnswerShape }

/**
 * The minimal shape of an answer. A list has the shape of its items, its maximum length, and the field that is unique
 * among its items, if there is one. An object has the shapes of its fields: `name?` is optional, `name=other` is
 * required if `other` has this value. A string represents one kind of value: `s` a text, `s200` a text of up to 200
 * characters, `s1,200` a text that is not empty, `d` a date, `t` a time with its offset, `u` a UUID, `c` a cursor,
 * `i` an integer, `i0,100` an integer in that range, `n` a number, `b` a boolean, `m` a personal text with masked
 * parts, `eY|N` one of these words, `p` and a pattern a text that matches the pattern. Digits refer to the shape with
 * that number. A `?` before any of these also allows null.
 */
export type AnswerShape =
  | string
  | readonly [items: AnswerShape, most: number, key?: string]
  | { readonly [field: string]: AnswerShape }

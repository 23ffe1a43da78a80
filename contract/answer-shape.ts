/**
 * What an answer must be at least. A text stands for one kind of value: `s` a text, `d` a date, `t` a time with its
 * offset, `u` a UUID, `c` a cursor, `i` a whole number, `n` a number, `b` a truth; digits for the shape of that number,
 * `?` before any of them for null as well. A list has the shape of its items. An object has the shapes of its fields:
 * `name?` may be missing, `name=other` must be there where `other` is this word.
 */
export type AnswerShape = string | readonly [AnswerShape] | { readonly [field: string]: AnswerShape }

/** What is typed into the form of a request: a term that is offered, by its days, or one that ends with a day. */
export type Wish = { term: string; date: string; reason: string }

export const noWish: Wish = { term: '', date: '', reason: '' }

/** Stands for choosing the last day of use itself. */
export const BY_DATE = 'date'

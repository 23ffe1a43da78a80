import { boolean, fallback, maxLength, number, object, optional, picklist, pipe, regex, string, union } from 'valibot'
import { devices } from '#domain/app/devices.ts'
import { announcementTypes } from '#domain/post/announcement-types.ts'

// Kept as the router reads it, numbers and all: a search that were changed here would change the address, and load twice.
const words = (most: number) =>
  fallback(optional(union([pipe(string(), regex(/\S/), maxLength(most)), number(), boolean()])), undefined)
const cursor = fallback(optional(pipe(string(), regex(/^[\w-]{1,200}$/))), undefined)

/** What the address says of a list of posts, and of a post about the list it was reached from. */
export const postSearch = object({
  announcementType: fallback(optional(picklist(announcementTypes)), undefined),
  search: words(100),
  cursor,
})

/** What the address says of the catalogue of apps. */
export const appSearch = object({
  search: words(100),
  category: fallback(optional(pipe(string(), regex(/\S/), maxLength(60))), undefined),
  device: fallback(optional(picklist(devices)), undefined),
  cursor,
})

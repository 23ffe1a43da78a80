/** Where the server gives notices to feed readers. */
export const FEED = '/notice/rss.xml'

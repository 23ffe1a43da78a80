/** The address of the feed of notices. */
export const FEED = '/notice/rss.xml'

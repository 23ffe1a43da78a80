/** React's own part of a page: a piece for itself, since running it and the rest of the page together holds the page up. */
export { createRoot, hydrateRoot } from 'react-dom/client'

/** The id of the card that undoes a scheduled cancellation, for links to it. */
export const UNDO_ID = 'undo'

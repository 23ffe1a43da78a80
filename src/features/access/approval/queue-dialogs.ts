/** Loads the code of the dialog for a message to a requester, with its first use. */
export const loadCommentDialog = () => import('./CommentDialog.tsx')

/** Loads the code of the results that the queue shows in the page, with the first failed decision. */
export const loadOutcomes = () => import('./Outcomes.tsx')

/** Loads the code of the actions for selected requests, with the first selection. */
export const loadQueueBar = () => import('./QueueBar.tsx')

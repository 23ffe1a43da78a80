/** Loads the code of the dialog for a message to a requester, with its first use. */
export const loadCommentDialog = () => import('./CommentDialog.tsx')

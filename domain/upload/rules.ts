/** The largest file that may be sent, in bytes: 10 MB (domain/flows, "Subscription", uploads). */
export const mostUploadBytes = 10 * 1024 * 1024
/** How many files one form may name. */
export const mostUploads = 5

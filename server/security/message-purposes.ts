/**
 * Returns the purpose to which the encrypted content of a notification is bound; it contains the
 * notification's id.
 */
export const noticePurpose = (id: string): string => `notification:${id}`
/** Returns the purpose to which the encrypted subject of a mail is bound; it contains the mail's id. */
export const mailRecordPurpose = (id: string): string => `mail-record:${id}`

/** The purpose of a notification's content, to which its box is bound, by the id of the notification. */
export const noticePurpose = (id: string): string => `notification:${id}`
/** The purpose for which the subject of a mail is sealed, by the id of the mail. */
export const mailRecordPurpose = (id: string): string => `mail-record:${id}`

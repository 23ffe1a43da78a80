/** What of the decisions is looked at: those of the reader, the approvals or the rejections. */
export const resultFilters = ['MINE', 'APPROVE', 'REJECT'] as const

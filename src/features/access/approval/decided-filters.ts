/** The filter of decisions: the viewer's own, approvals or rejections. */
export const resultFilters = ['MINE', 'APPROVE', 'REJECT'] as const

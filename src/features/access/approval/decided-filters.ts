/** The filter of decided requests: decisions by the viewer, approvals or rejections. */
export const resultFilters = ['MINE', 'APPROVE', 'REJECT'] as const

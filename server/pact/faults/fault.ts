import type { Fault } from './faulty-proxy.ts'

/** Creates a fault of the given operations. */
export const fault = (
  name: string,
  operations: readonly string[],
  rest: Omit<Fault, 'name' | 'operations'>,
): Fault => ({ name, operations, ...rest })

/** Creates a fault that changes the answer. */
export const answerFault = (name: string, operations: readonly string[], change: Fault['after']): Fault =>
  fault(name, operations, { after: change! })

export const noticeOperations = ['listNotices']
export const info = ['getUserInfo']

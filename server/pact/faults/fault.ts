import type { Fault } from './faulty-proxy.ts'

/** A fault of the given operations. */
export const fault = (
  name: string,
  operations: readonly string[],
  rest: Omit<Fault, 'name' | 'operations'>,
): Fault => ({ name, operations, ...rest })

/** A fault that replaces the answer. */
export const after = (name: string, operations: readonly string[], change: Fault['after']): Fault =>
  fault(name, operations, { after: change! })

export const notices = ['listNotices']
export const info = ['getUserInfo']

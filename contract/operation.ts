import type { operationRules } from './operation-rules.gen.ts'
import type { operationTable } from './operations.gen.ts'
import type { components, operations } from './schema.gen.ts'

export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]
export type OperationId = keyof operations & keyof typeof operationTable
export type Tag = (typeof operationRules)[OperationId]['tag']
export type Access = (typeof operationRules)[OperationId]['access']

type Json<Part> = Part extends { content: { 'application/json': infer Value } } ? Value : never
type Multipart<Part> = Part extends { content: { 'multipart/form-data': infer Value } } ? Value : never

/** The input of an operation: its JSON body, or the parts of its form. */
export type Input<Id extends OperationId> =
  | Json<operations[Id]['requestBody']>
  | Multipart<operations[Id]['requestBody']>
/** The output of an operation: the `data` of its success envelope. */
export type Output<Id extends OperationId> =
  Extract<Json<operations[Id]['responses'][200]>, { code: 200 }> extends { data: infer Data } ? Data : never

/**
 * The type of all operations of the contract. The client implements each operation by sending a request, the server
 * by answering it.
 */
export type Operations<Context> = {
  [Id in OperationId]: (input: Input<Id>, context: Context) => Promise<Output<Id>>
}
/**
 * The operations as the web app calls them. A signal cancels a call; with `keepalive` a call continues after its page
 * is left (with a body of less than 64 KiB); an upload reports the share that was sent.
 */
export type Api = Operations<{
  signal?: AbortSignal
  keepalive?: boolean
  onProgress?: (sentShare: number) => void
} | void>

/** The operations of the contract that one server domain implements. */
export type OperationsTagged<Name extends Tag, Context> = Pick<
  Operations<Context>,
  { [Id in OperationId]: (typeof operationRules)[Id]['tag'] extends Name ? Id : never }[OperationId]
>

/**
 * Adds `newerFunctions` to a browser that lacks some of them. Only such a browser fetches this module, before
 * anything of the app runs (`polyfills-script.ts`).
 */
import 'core-js/modules/es.array.to-reversed'
import 'core-js/modules/es.array.to-sorted'
import 'core-js/modules/web.url.can-parse'
import { anySignal, timeoutSignal } from './abort-signals.ts'

add('any', anySignal)
add('timeout', timeoutSignal)

function add(name: 'any' | 'timeout', value: unknown): void {
  if (typeof AbortSignal[name] === 'function') return
  Object.defineProperty(AbortSignal, name, { value, configurable: true, writable: true })
}

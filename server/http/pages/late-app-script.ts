import { scriptJson } from './script-json.ts'

/** A picture that never comes must not keep the app away. */
const LATEST_MS = 3_000

/**
 * A script for the end of a page: fetches the app once the page is painted with its pictures, which need not share the line
 * and the processor with it, and no later than after `LATEST_MS`. Runs its `files`, once the browser has all that they use
 * (`src/browser/polyfills-script.ts`), each behind those it imports, one by one,
 * so that what is pressed meanwhile is heard; the last one starts it, and the page says where it does not come
 * (`src/ui/early-presses-script.ts`).
 */
export const lateAppScript = (files: readonly string[]) => `(function(nonce,files){\
var begun;\
function next(){if(!files.length)return;var file=files.shift();\
import(file).then(function(){setTimeout(next)},files.length?next:earlyPresses.late)}\
function begin(){if(begun)return;begun=true;files.forEach(function(file){\
document.body.append(Object.assign(document.createElement('link'),{rel:'modulepreload',crossOrigin:'',nonce:nonce,href:file}))});\
polyfilled?polyfilled.then(next,earlyPresses.late):next()}\
function inSight(image){var box=image.getBoundingClientRect();return box.height>0&&box.top<innerHeight}\
addEventListener('load',function(){requestAnimationFrame(function(){\
Promise.allSettled([].filter.call(document.images,inSight).map(function(image){return image.decode()})).then(function(){setTimeout(begin)})})});\
setTimeout(begin,${LATEST_MS})})(document.currentScript.nonce,${scriptJson(files)})`

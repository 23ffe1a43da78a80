import { scriptJson } from './script-json.ts'

/** The maximum time for which an image that never loads delays the app's script. */
const MAX_DELAY_MS = 3_000

/**
 * Returns a script for the end of a page. It fetches the app after the page and its pictures are painted, at the
 * latest after `MAX_DELAY_MS`, so that they do not compete for bandwidth and processor. When the browser has its
 * polyfills (`src/browser/polyfills-script.ts`), the `files` run one by one, each after its imports, so that input is
 * handled in between; the last file starts the app. If the app does not load, the page shows this
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
setTimeout(begin,${MAX_DELAY_MS})})(document.currentScript.nonce,${scriptJson(files)})`

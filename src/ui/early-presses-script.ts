/** SPEC section 9: the time limit of a fetch. */
const LOAD_TIMEOUT_MS = 20_000

/**
 * A script for the head of index.html, inline like that of the colour theme. On a page that the app has not hydrated
 * yet, the script stores the last click on a button and the last submitted form, except for forms that work without
 * the app. It also stores the field with an unfinished input method composition, such as a Korean syllable. If the
 * app fails to load or is late, the page reports this (`#app-late` of index.html) and offers a reload; the stored
 * action remains.
 */
export const earlyPressesScript = `(function(){var held=window.earlyPresses={};\
function hold(e){var t=e.target,b=t.closest('button');\
if(t.closest('#app-late'))return b&&location.reload();\
if(e.type=='submit'){if(t.method!='dialog')return;e.preventDefault();held.form=t;held.by=e.submitter;held.button=null}\
else{if(!b||b.type=='submit'&&b.form||!document.getElementById('page-data'))return;held.button=b;held.form=null}\
e.stopPropagation()}\
function compose(e){held.composing=e.type=='compositionstart'?e.target:null}\
var heard={click:hold,submit:hold,compositionstart:compose,compositionend:compose},type;\
for(type in heard)addEventListener(type,heard[type],true);\
function say(late){document.getElementById('app-late').hidden=!late}\
held.late=function(){say(true)};\
var timer=setTimeout(held.late,${LOAD_TIMEOUT_MS});\
addEventListener('error',function(e){if(e.target.type=='module')held.late()},true);\
held.end=function(){clearTimeout(timer);say(false);\
for(type in heard)removeEventListener(type,heard[type],true)}})()`

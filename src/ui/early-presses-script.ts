/**
 * A script for the head of index.html, inline like that of the colour theme: holds the last press of a button and the last
 * form sent on a page that the app has not taken over yet. Forms that work without the app are let be.
 */
export const earlyPressesScript = `(function(){var held=window.earlyPresses={};\
function hold(e){var t=e.target,b=t.closest('button');\
if(e.type=='submit'){if(t.method!='dialog')return;e.preventDefault();held.form=t;held.by=e.submitter;held.button=null}\
else{if(!b||b.type=='submit'&&b.form||!document.getElementById('page-data'))return;held.button=b;held.form=null}\
e.stopPropagation()}\
addEventListener('click',hold,true);addEventListener('submit',hold,true);\
held.end=function(){removeEventListener('click',hold,true);removeEventListener('submit',hold,true)}})()`

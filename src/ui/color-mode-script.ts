/**
 * A script for the head of index.html that sets the theme before the first paint, by the rules of
 * color-mode-store.ts. The script is inline and blocking, and is allowed by the page's nonce or by its hash.
 */
export const colorModeScript = `(function(){var m;try{m=localStorage.getItem('color-mode')}catch(e){}\
var t=m==='dark'||m!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light',\
r=document.documentElement;r.classList.add(t);r.style.colorScheme=t})()`

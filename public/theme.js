// Runs before the first paint, so that a reader's theme never flashes. The same rule is in src/app/shell/theme.ts.
;(function () {
  var chosen = null
  try {
    chosen = localStorage.getItem('curia.theme')
  } catch {}
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
})()

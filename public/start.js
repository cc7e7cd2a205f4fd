// Runs before the first paint.

// Neither a reader's theme nor a banner that was dismissed flashes. The same rules are in src/app/shell/theme.ts and
// StarterBanner.tsx.
;(function (page) {
  var chosen = null
  var banner = ''
  try {
    chosen = localStorage.getItem('curia.theme')
    banner = sessionStorage.getItem('curia.starter-banner') || ''
  } catch {}
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  page.theme = dark ? 'dark' : 'light'
  page.starterBanner = banner
})(document.documentElement.dataset)

// Zod compiles its checks where it may. The security policy forbids that, and Firefox reports even the question.
// oxlint-disable-next-line no-underscore-dangle -- Zod's own name
globalThis.__zod_globalConfig = { jitless: true }

// A server-rendered page names the app here instead of in a script of its own: it is painted before the app
// starts, which keeps the browser busy for a while. What nobody looks at is not painted.
;(function (app) {
  if (!app) return
  function say() {
    var notice = document.createElement('p')
    notice.setAttribute('role', 'alert')
    notice.className = 'sticky top-12 z-20 bg-warning-soft px-4 py-1.5 text-center text-sm text-warning'
    notice.textContent = 'Search, menus and tables could not be loaded. Reload the page to try again.'
    document.querySelector('[data-ssr] > header').after(notice)
  }
  function start() {
    import(app).catch(say)
  }
  document.addEventListener('DOMContentLoaded', function () {
    if (document.hidden) return start()
    requestAnimationFrame(function () {
      setTimeout(start)
    })
  })
})(document.currentScript.dataset.app)

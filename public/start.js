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

// Nothing that is pressed before the app has started is lost. `/` and Ctrl or ⌘ with K go to the search field of the
// document; without one the letters that follow are gathered for it (src/app/search/early-search.ts). A pressed button
// is marked, and pressed again once the app is there (src/app/mount-over-ssr.ts).
;(function (page) {
  function areShortcutsOn() {
    try {
      return localStorage.getItem('curia.shortcuts') !== 'off'
    } catch {
      return true
    }
  }
  function isTextField(target) {
    return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
  }
  function gather(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape') delete page.earlySearch
    else if (event.key === 'Backspace') page.earlySearch = page.earlySearch.slice(0, -1)
    else if (event.key.length === 1) page.earlySearch += event.key
    else return
    event.preventDefault()
  }
  function onKeyDown(event) {
    var field = document.querySelector('[data-search-field]')
    if (field && !field.closest('[data-ssr]')) return removeEventListener('keydown', onKeyDown, true)
    if (page.earlySearch !== undefined) return gather(event)
    var withCommand = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
    var withSlash = event.key === '/' && areShortcutsOn() && !event.ctrlKey && !event.metaKey && !event.altKey
    var isOwn = event.target === field && field.value === ''
    if (!withCommand && !(withSlash && (isOwn || !isTextField(event.target)))) return
    event.preventDefault()
    if (field) field.focus()
    else page.earlySearch = ''
  }
  function onClick(event) {
    var button = event.target.closest(':is([data-ssr], [data-ssr-part]) button')
    if (!button) return
    var former = document.querySelector('[data-pressed]')
    if (former) former.removeAttribute('data-pressed')
    button.setAttribute('data-pressed', '')
  }
  addEventListener('keydown', onKeyDown, true)
  addEventListener('click', onClick, true)
})(document.documentElement.dataset)

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
  var hasFailed = false
  function say(text) {
    var notice = document.createElement('p')
    notice.setAttribute('role', 'alert')
    notice.className = 'sticky top-12 z-20 bg-warning-soft px-4 py-1.5 text-center text-sm text-warning'
    notice.append(text + ' ')
    var reload = document.createElement('button')
    reload.type = 'button'
    reload.className = 'cursor-pointer font-medium underline'
    reload.textContent = 'Reload'
    reload.addEventListener('click', function () {
      location.reload()
    })
    notice.append(reload)
    var header = document.querySelector('[data-ssr] > header')
    if (header) return header.after(notice)
    var main = document.createElement('main')
    main.append(notice)
    document.getElementById('root').replaceChildren(main)
  }
  // Whether the service has another build by now is known from what it serves: each build names its files anew.
  function fail() {
    if (hasFailed) return
    hasFailed = true
    var file = app || document.querySelector('script[type="module"][src]').getAttribute('src')
    fetch('/', { cache: 'no-store' })
      .then(function (response) {
        return response.ok ? response.text() : file
      })
      .then(
        function (page) {
          if (!page.includes(file)) say('Curia was updated.')
          else if (app) say('Search, menus and tables could not be loaded.')
          else say('This page could not be loaded.')
        },
        function () {
          say('The server cannot be reached. Check the network connection.')
        },
      )
  }
  addEventListener('app-failed', fail)
  // Without a server-rendered page the script stands in the document: it, or what it imports, did not come.
  addEventListener(
    'error',
    function (event) {
      var isScript = event.target === window || event.target.tagName === 'SCRIPT'
      var root = document.getElementById('root')
      if (isScript && root && !root.hasChildNodes()) fail()
    },
    true,
  )
  if (!app) return
  function start() {
    import(app).catch(fail)
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

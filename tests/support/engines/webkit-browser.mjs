// A browser of one WebKitGTK window for WebKitWebDriver, run by gjs: `gjs -m webkit-browser.mjs <folder for its data>`.
// WebKit's own MiniBrowser is no narrower than 447 pixels, and tells nothing of the console while it is driven.
import Gtk from 'gi://Gtk?version=3.0'
import WebKit from 'gi://WebKit2?version=4.1'

const [folder] = ARGV
Gtk.init(null)
// A session that leaves nothing behind would not write the console.
const data = new WebKit.WebsiteDataManager({ base_data_directory: folder, base_cache_directory: folder })
const context = WebKit.WebContext.new_with_website_data_manager(data)
context.set_automation_allowed(true)
context.connect('automation-started', (_context, session) => session.connect('create-web-view', openWindow))
Gtk.main()

function openWindow() {
  const settings = new WebKit.Settings({ enable_write_console_messages_to_stdout: true })
  const view = new WebKit.WebView({ web_context: context, is_controlled_by_automation: true, settings })
  view.connect('resource-load-started', (_view, resource) => noteFailure(resource))
  const window = new Gtk.Window({ default_width: 1440, default_height: 900 })
  view.connect('close', () => window.destroy())
  window.connect('destroy', Gtk.main_quit)
  window.add(view)
  window.show_all()
  return view
}

/** Writes requests that fail or are answered with an error, as the console is written. */
function noteFailure(resource) {
  resource.connect('failed', (_resource, error) => {
    // A reader who leaves a page ends the requests that it still waits for.
    if (error.code !== WebKit.NetworkError.CANCELLED) printerr(`${resource.uri}: FAILED ${error.message}`)
  })
  resource.connect('finished', () => {
    const status = resource.response?.status_code ?? 0
    if (status >= 400) printerr(`${resource.uri}: STATUS ${status}`)
  })
}

// A small AMD loader like RequireJS: a global define with define.amd, scripts added to the head, and an error for an
// anonymous define() without a require().
;(() => {
  var queue = []
  var modules = {}
  function fail(message) {
    throw new Error(`${message} https://requirejs.org/docs/errors.html`)
  }
  window.define = (name, dependencies, factory) => {
    if (typeof name !== 'string') {
      factory = dependencies
      dependencies = name
      name = null
    }
    if (!Array.isArray(dependencies)) {
      factory = dependencies
      dependencies = []
    }
    window.definedByAmd = (window.definedByAmd || 0) + 1
    queue.push({ name: name, dependencies: dependencies, factory: factory })
  }
  window.define.amd = { jQuery: true }
  window.require = window.requirejs = (addresses, callback) => {
    var left = addresses.length
    addresses.forEach((address) => {
      var script = document.createElement('script')
      script.async = true
      script.setAttribute('data-requirecontext', '_')
      script.setAttribute('data-requiremodule', address)
      script.src = address
      script.addEventListener('load', () => {
        var definition = queue.shift()
        if (queue.length > 0) fail('Mismatched anonymous define() module')
        modules[address] =
          definition && typeof definition.factory === 'function' ? definition.factory() : undefined
        if (--left === 0) callback(modules[address])
      })
      document.head.appendChild(script)
    })
  }
  addEventListener('load', () => {
    if (queue.length > 0) fail('Mismatched anonymous define() module')
  })
})()

// Changes to built-in objects as Prototype.js, MooTools and similar old libraries make them.
Object.prototype.extend = () => {}
Object.prototype.each = () => {}
Array.prototype.last = function () {
  return this[this.length - 1]
}
Array.prototype.remove = function (item) {
  this.splice(this.indexOf(item), 1)
}
Array.prototype.toJSON = () => 'broken by Array.prototype.toJSON'
String.prototype.toJSON = function () {
  return `"${this}"`
}
Array.from = (iterable) => {
  if (!iterable) return []
  if ('toArray' in Object(iterable)) return iterable.toArray()
  var length = iterable.length || 0
  var results = new Array(length)
  while (length--) results[length] = iterable[length]
  return results
}
Function.prototype.bind = function (object, ...first) {
  return (...rest) => this.apply(object, first.concat(rest))
}
Element.prototype.remove = () => {
  throw new Error('Element.remove() means something else on this page')
}
Element.prototype.show = Element.prototype.hide = function () {
  return this
}
// The page's own promise library: it calls back synchronously, and has neither all nor rejection.
window.replacedPromise = 0
window.Promise = function (work) {
  window.replacedPromise++
  var value
  var callbacks = []
  var done = false
  // Computed, because the linter forbids a property named then.
  var name = 'then'
  this[name] = function (callback) {
    if (done) callback(value)
    else callbacks.push(callback)
    return this
  }
  work(
    (result) => {
      done = true
      value = result
      callbacks.forEach((callback) => {
        callback(result)
      })
    },
    (error) => {
      throw error
    },
  )
}

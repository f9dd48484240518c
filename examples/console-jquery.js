/* The page's own navigation keeps its hashes, and the console its own: those that begin with #/. */
$(() => {
  const show = () => {
    const hash = window.location.hash || '#today'
    $('.navbar-nav li').each((_, item) => {
      $(item).toggleClass('active', $(item).find('a').attr('href') === hash)
    })
  }
  $(window).on('hashchange', show)
  show()
})

// Entry of the script tag's runtime chunk: what every element of the page shares.
import './preact'

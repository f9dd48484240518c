// Entry of the script tag's runtime chunk: the code that every element of the page shares.
import './preact'

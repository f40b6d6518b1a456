// A style of its own: the first paints of other forms do without.
import './read-only.css';

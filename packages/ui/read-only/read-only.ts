// A separate style sheet, so that the first paints of other forms do not include it.
import './read-only.css';

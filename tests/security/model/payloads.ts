import * as fc from 'fast-check';

/** Says that it ran. Pages of these tests define it. */
const run = 'intruded()';

/** Each element carries the attribute `intruder`, so that one that becomes an element is found although nothing of it ran. */
const markup = [
  `<script intruder>${run}</script>`,
  `<img intruder src=x onerror=${run}>`,
  `<img intruder src="x" onerror="${run}">`,
  `"><img intruder src=x onerror=${run}>`,
  `'><img intruder src=x onerror=${run}>`,
  `<svg intruder onload=${run}></svg>`,
  `<svg intruder><script intruder>${run}</script></svg>`,
  `<svg intruder><animate intruder onbegin=${run} attributeName=x dur=1s></svg>`,
  `<iframe intruder srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<iframe intruder src="javascript:parent.${run}"></iframe>`,
  `<body intruder onload=${run}>`,
  `<details intruder open ontoggle=${run}><summary>x</summary></details>`,
  `<input intruder autofocus onfocus=${run}>`,
  `<video intruder><source intruder onerror=${run}></video>`,
  `<audio intruder src=x onerror=${run}></audio>`,
  `<object intruder data="javascript:${run}"></object>`,
  `<embed intruder src="javascript:${run}">`,
  `<math intruder><mtext><img intruder src=x onerror=${run}></mtext></math>`,
  `<a intruder href="javascript:${run}">link</a>`,
  `<a intruder href="JaVaScRiPt:${run}">link</a>`,
  `<a intruder href="java&#9;script:${run}">link</a>`,
  `<a intruder href="&#106;avascript:${run}">link</a>`,
  `<a intruder href=" javascript:${run}">link</a>`,
  `<a intruder href="data:text/html,<script>${run}</script>">link</a>`,
  `<a intruder href="vbscript:${run}">link</a>`,
  `<form intruder action="javascript:${run}"><button intruder formaction="javascript:${run}">x</button></form>`,
  `<base intruder href="https://intruder.example/">`,
  `<meta intruder http-equiv="refresh" content="0;url=javascript:${run}">`,
  `<link intruder rel="stylesheet" href="https://intruder.example/x.css">`,
  `<style intruder>*{background:url(https://intruder.example/x.png)}</style>`,
  `<template intruder><script intruder>${run}</script></template>`,
  `<noscript><p title="</noscript><img intruder src=x onerror=${run}>">`,
  `<scr<script>ipt intruder>${run}</scr</script>ipt>`,
  `<img intruder src=x onerror=${run}//`,
  `<<img intruder src=x onerror=${run}>`,
  `<img/intruder/src=x/onerror=${run}>`,
  `</title><img intruder src=x onerror=${run}>`,
  `</textarea><img intruder src=x onerror=${run}>`,
  `</script><script intruder>${run}</script>`,
  `<!--><img intruder src=x onerror=${run}>-->`,
  `<![CDATA[<img intruder src=x onerror=${run}>]]>`,
  `<xss intruder onclick=${run} contenteditable>x</xss>`,
  `<p intruder style="background:url(javascript:${run})">x</p>`,
  `<b onmouseover=${run} intruder>bold</b>`,
  `<portal intruder src="https://intruder.example/"></portal>`,
  `<table intruder background="javascript:${run}"><td>x</td></table>`,
  `<isindex intruder type=image src=1 onerror=${run}>`,
  `<select intruder onfocus=${run} autofocus><option>x</option></select>`,
  `<slot intruder onslotchange=${run}></slot>`,
  `<use intruder href="data:image/svg+xml,x" onload=${run}></use>`,
];

const words = [
  `javascript:${run}`,
  `jaVasCript:/*-/*\`/*'/*"/**/(/* */${run} )//`,
  `\${${run}}`,
  `#{${run}}`,
  `[[${run}]]`,
  `';${run};//`,
  `";${run};//`,
  `\\";${run};//`,
  `onerror=${run} x=`,
  `&lt;img intruder src=x onerror=${run}&gt;`,
  `&#60;img intruder src=x onerror=${run}&#62;`,
  `%3Cimg intruder src=x onerror=${run}%3E`,
  String.raw`\u003cimg intruder src=x onerror=${run}\u003e`,
  '__proto__',
  'constructor',
  '$& $1 $`',
];

/** What is written into texts to become more than text. Without braces: those are places to fill in. */
export const payloads: readonly string[] = [...markup, ...words].map((payload) => payload.replaceAll(/[{}]/g, ''));

/** Pieces of markup, put together at random but the same each time. */
export const generatedPayloads = (count: number): readonly string[] => {
  const pieces = ['<', '>', '</', '/>', '<a href=', '<img src=x ', '<svg ', '<script>', '</script>', ' intruder ', `onerror=${run} `, '"', "'", '`', '=', '&#60;', '&lt', '<!--', '-->', 'javascript:', run, '\u0000', '\t', '\n', ' ', 'x', '<b>', '</b>', '<p ', ']]>'];
  const joined = fc.array(fc.constantFrom(...pieces), { minLength: 2, maxLength: 14 }).map((parts) => parts.join(''));
  return fc.sample(joined, { numRuns: count, seed: 20_261_121 });
};

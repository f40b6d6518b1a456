package covermount;

import java.util.*;
import java.util.function.Function;
import java.util.regex.*;
import java.util.stream.*;

/**
 * Prints the first step of a widget: {@code <template shadowrootmode="open">…</template>}, the first child of its
 * element. docs/first-paint.md specifies the output. Java 11 or later. JSON objects are maps, arrays are lists.
 */
public final class FirstPaint {
  private static final String LOOPBACK = "localhost|127(?:\\.(?:0|[1-9]\\d?|1\\d\\d|2[0-4]\\d|25[0-5])){3}";
  private static final String HOST = LOOPBACK + "|(?:[a-z\\d-]+\\.)+[a-z][a-z\\d-]*";
  private static final Pattern ORIGIN = Pattern.compile("(https?)://(" + HOST + ")(?::([1-9]\\d{0,4}))?(?=[/?#]|\\z)");
  private static final Pattern NOT_RELATIVE = Pattern.compile("(?i)[a-z][a-z\\d+.-]*:|//");
  private static final Pattern SLOT = Pattern.compile("\uE000([^\uE001|]*)([^\uE001]*)\uE001");

  private final Map<String, ?> file, options, brand;
  /** The sources of the configuration, weakest first. */
  private final List<Map<String, ?>> layers;
  private final Map<String, Object> values = new HashMap<>(), labels, services;
  private final String language;
  private boolean canBeSent;

  /**
   * @param file {@code first-paint/<widget>.json} of the build, parsed.
   * @param css the style sheet that it names.
   * @param options pageOrigin and, where known, config, page, brand, language, stylesFrom, nonce.
   * @return empty if only the script can draw the first step.
   */
  public static String render(Map<String, ?> file, String css, Map<String, ?> options) {
    return new FirstPaint(file, options).print(css);
  }

  /** For texts and quoted attributes alike. */
  public static String escape(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;")
      .replace("'", "&#39;").replace("\r", "&#13;").replaceAll("[\\x00\\p{Cs}]", "\uFFFD");
  }

  private FirstPaint(Map<String, ?> file, Map<String, ?> options) {
    this.file = file;
    this.options = options;
    Map<String, ?> config = object(options, "config"), page = object(options, "page"), brands = object(page, "brands");
    Object id = config.get("brand") instanceof String ? config.get("brand") : page.get("brand");
    if (!(id instanceof String)) id = firstKey(brands.keySet());
    Object name = file.get("name");
    brand = options.get("brand") == null ? object(brands, id) : object(options, "brand");
    Map<String, Object> preset = new LinkedHashMap<>(brand), shared = new LinkedHashMap<>(page);
    preset.keySet().retainAll(Set.of("theme", "services", "language"));
    shared.keySet().removeAll(Set.of("brands", "widgets", "brand"));
    Map<String, ?> ofBrand = object(object(brand, "widgets"), name), ofPage = object(object(page, "widgets"), name);
    layers = List.of(preset, ofBrand, shared, ofPage, config);
    object(file, "defaults").forEach((key, standard) -> {
      Object read = strongest(key, value -> readAs(standard, value));
      values.put(key, read == null ? standard : read);
    });
    object(file, "fallbacks").forEach((key, other) -> {
      if ("".equals(values.get(key))) values.put(key, values.getOrDefault(other, ""));
    });
    services = merged("services");
    Object written = strongest("language", value -> "en".equals(value) || "es".equals(value) ? value : null);
    String pageLanguage = options.get("language") == null ? "" : (String) options.get("language");
    boolean isSpanish = written == null ? pageLanguage.matches("(?is)es.*") : "es".equals(written);
    language = isSpanish ? "es" : "en";
    labels = new HashMap<>(object(object(file, "strings"), language));
    for (Map<String, ?> layer : layers)
      for (Map<String, ?> texts : List.of(object(layer, "labels"), object(object(layer, "labels"), language)))
        texts.forEach((key, text) -> {
          if (text instanceof String) labels.put(key, text);
        });
  }

  private String print(String css) {
    String chosen = list(file.get("switches")).stream().map(this::choice).collect(Collectors.joining(","));
    Object template = object(file, "templates").get(chosen);
    if (template == null || !isDrawn()) return "";
    Object nonce = options.get("nonce"), from = options.get("stylesFrom");
    String end = (nonce == null ? "" : attribute("nonce", (String) nonce)) + ">";
    String sheet = from + "first-paint/" + object(file, "style").get("file");
    String content = nodes(list(template)), theme = theme();
    return "<template shadowrootmode=\"open\">"
      + (from == null ? "<style" + end + css + "</style>" : "<link rel=\"stylesheet\"" + attribute("href", sheet) + end)
      + (theme.isEmpty() ? "" : "<style" + end + ".cover-root{" + theme + "}</style>")
      + (canBeSent ? "" : "<slot class=\"cover-unscripted\"></slot>")
      + "<div class=\"cover-root\" part=\"root\" dir=\"ltr\"" + attribute("lang", language)
      + attribute("data-covermount-paint", (String) file.get("paint")) + ">" + content + "</div></template>";
  }

  private static String attribute(String name, String value) { return " " + name + "=\"" + escape(value) + "\""; }

  private String nodes(List<?> nodes) { return nodes.stream().map(this::node).collect(Collectors.joining()); }

  private String node(Object node) {
    if (node instanceof Number) return node(list(file.get("parts")).get(((Number) node).intValue()));
    if (node instanceof String) return node.equals("<!-- -->") ? "<!-- -->" : escape(fill((String) node));
    List<?> element = (List<?>) node;
    Map<String, String> filled = new LinkedHashMap<>();
    asObject(element.get(1)).forEach((name, value) -> filled.put(name, fill((String) value)));
    for (String name : List.of("href", "action")) {
      if (!filled.containsKey(name)) continue;
      boolean isPrinted = isPrintable(filled.get(name));
      if (!isPrinted) filled.remove(name);
      if (name.equals("href")) continue;
      canBeSent = isPrinted;
      // Without an action, the browser would submit the form to the page itself.
      if (!isPrinted) filled.put("method", "dialog");
      // The browser validates a form that is sent without script.
      if (isPrinted) filled.remove("novalidate");
    }
    if (canBeSent && "submit".equals(filled.get("type"))) filled.remove("aria-disabled");
    StringBuilder html = new StringBuilder("<" + element.get(0));
    filled.forEach((name, value) -> html.append(attribute(name, value)));
    if (Set.of("br", "hr", "img", "input").contains(element.get(0))) return html + ">";
    return html + ">" + nodes(element.subList(2, element.size())) + "</" + element.get(0) + ">";
  }

  private String fill(String text) {
    return SLOT.matcher(text).replaceAll(slot -> {
      String filled = text(slot.group(1));
      for (String pair : slot.group(2).split("\\|"))
        if (!pair.isEmpty()) filled = filled.replace("{" + pair.split("=", 2)[0] + "}", pair.split("=", 2)[1]);
      return Matcher.quoteReplacement(filled);
    });
  }

  private String text(String path) {
    String[] parts = path.split("\\.", 2);
    Object text = Map.of("labels", labels, "config", values, "brand", brand).get(parts[0]).get(parts[1]);
    return text instanceof String ? (String) text : "";
  }

  /** The index of a switch's value; -1 if it has no template. */
  private String choice(Object one) {
    List<?> known = list(one);
    String key = (String) known.get(0), path = key.equals("brand.logo") ? key : "config." + key.replace("!", "");
    Object value = values.getOrDefault(key, !text(path).isEmpty());
    List<?> texts = value instanceof List ? list(value) : List.of(value.toString());
    String text = texts.stream().map(String::valueOf).collect(Collectors.joining(","));
    return String.valueOf(known.subList(1, known.size()).indexOf(text));
  }

  private boolean isDrawn() {
    Map<String, Object> written = new HashMap<>(), known = new HashMap<>(values);
    layers.forEach(written::putAll);
    known.put("services.leadStore.url", object(services, "leadStore").get("url"));
    Object isolation = written.get("isolation") == null ? file.get("isolation") : written.get("isolation");
    List<?> needs = list(file.get("needs"));
    return !"light".equals(isolation) && Collections.disjoint(list(file.get("unless")), written.keySet())
      && (needs.isEmpty() || needs.stream().anyMatch(key -> isText(known.get(key))));
  }

  private String theme() {
    StringJoiner declarations = new StringJoiner(";");
    merged("theme").forEach((token, value) -> {
      if (!token.matches("[a-z][a-zA-Z]*") || !isText(value) || value.toString().length() > 400) return;
      if (!value.toString().matches("[^<>{};\\\\@\\x00-\\x1F\\x7F\\p{Cs}]+")) return;
      declarations.add("--cover-" + token.replaceAll("[A-Z]", "-$0").toLowerCase(Locale.ROOT) + ":" + value);
    });
    return declarations.toString();
  }

  /** Whether an address is in canonical form, and relative or on the origin of the page or a trusted one. */
  private boolean isPrintable(String address) {
    if (address.isEmpty() || Pattern.compile("[\\x00- \\x7F\\\\]").matcher(address).find()) return false;
    if (!NOT_RELATIVE.matcher(address).lookingAt()) return true;
    Matcher found = ORIGIN.matcher(address);
    if (!found.lookingAt()) return false;
    boolean isSecure = found.group(1).equals("https");
    int port = found.group(3) == null ? 0 : Integer.parseInt(found.group(3));
    if (port > 65535 || port == (isSecure ? 443 : 80)) return false;
    if (found.group().equals(options.get("pageOrigin"))) return true;
    boolean isListed = list(services.get("trustedOrigins")).contains(found.group());
    return isListed && (isSecure || found.group(2).matches(LOOPBACK));
  }

  /** The valid value of the strongest layer that has one. */
  private Object strongest(String key, Function<Object, Object> read) {
    Object found = null;
    for (Map<String, ?> layer : layers) found = Optional.ofNullable(read.apply(layer.get(key))).orElse(found);
    return found;
  }

  private Map<String, Object> merged(String key) {
    Map<String, Object> merged = new LinkedHashMap<>();
    layers.forEach(layer -> merged.putAll(object(layer, key)));
    return merged;
  }

  /** A value of the same type as the default; null for any other. */
  private static Object readAs(Object standard, Object value) {
    if (standard instanceof String) return isText(value) ? value : null;
    if (standard instanceof Boolean) return Map.of("true", true, "false", false).get(String.valueOf(value));
    return value instanceof List && list(value).stream().allMatch(FirstPaint::isText) ? value : null;
  }

  /** The first key in JavaScript's order: numbers precede all others, the smallest first. */
  private static String firstKey(Set<String> keys) {
    return keys.stream().filter(key -> key.matches("0|[1-9]\\d{0,9}") && Long.parseLong(key) < 4294967295L)
      .min(Comparator.comparingLong(Long::parseLong)).orElse(keys.stream().findFirst().orElse(""));
  }

  private static Map<String, ?> object(Map<String, ?> json, Object key) { return asObject(json.get(key)); }

  @SuppressWarnings("unchecked")
  private static Map<String, ?> asObject(Object value) {
    return value instanceof Map ? (Map<String, ?>) value : Map.of();
  }
  private static List<?> list(Object value) { return value instanceof List ? (List<?>) value : List.of(); }
  private static boolean isText(Object value) { return value instanceof String && !"".equals(value); }
}

package covermount;

import java.util.*;

/** Reads JSON as maps, lists, texts, booleans, numbers and null, for hosts without a JSON library. */
public final class JsonReader {
  private final String json;
  private int at;

  private JsonReader(String json) {
    this.json = json;
  }

  /** @throws IllegalArgumentException if the text is not JSON */
  public static Object read(String json) {
    JsonReader reader = new JsonReader(json + "\0");
    Object value = reader.value();
    if (reader.next() != '\0' || reader.at != json.length()) throw reader.problem();
    return value;
  }

  private Object value() {
    switch (next()) {
      case '{': return object();
      case '[': return array();
      case '"': return text();
      default: return word();
    }
  }

  private Map<String, Object> object() {
    Map<String, Object> object = new LinkedHashMap<>();
    for (at++; next() != '}'; separator('}')) {
      if (next() != '"') throw problem();
      String key = text();
      if (next() != ':') throw problem();
      at++;
      object.put(key, value());
    }
    at++;
    return object;
  }

  private List<Object> array() {
    List<Object> array = new ArrayList<>();
    for (at++; next() != ']'; separator(']')) array.add(value());
    at++;
    return array;
  }

  /** The next character that is not white space. */
  private char next() {
    while (" \t\n\r".indexOf(json.charAt(at)) >= 0) at++;
    return json.charAt(at);
  }

  /** Skips a comma, which another member must follow. */
  private void separator(char end) {
    if (next() == end) return;
    if (next() != ',') throw problem();
    at++;
    if (next() == end) throw problem();
  }

  private String text() {
    StringBuilder text = new StringBuilder();
    while (json.charAt(++at) != '"') {
      char one = json.charAt(at);
      if (one < ' ') throw problem();
      if (one != '\\') {
        text.append(one);
        continue;
      }
      int escape = "\"\\/bfnrtu".indexOf(json.charAt(++at));
      if (escape < 0) throw problem();
      if (escape < 8) {
        text.append("\"\\/\b\f\n\r\t".charAt(escape));
        continue;
      }
      if (at + 5 > json.length()) throw problem();
      text.append((char) Integer.parseInt(json.substring(at + 1, at + 5), 16));
      at += 4;
    }
    at++;
    return text.toString();
  }

  private Object word() {
    int start = at;
    while (",:]} \t\n\r\0".indexOf(json.charAt(at)) < 0) at++;
    String word = json.substring(start, at);
    if (word.equals("null")) return null;
    if (word.equals("true") || word.equals("false")) return Boolean.valueOf(word);
    if (!word.matches("-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d+)?")) throw problem();
    return Double.valueOf(word);
  }

  private IllegalArgumentException problem() {
    return new IllegalArgumentException("No JSON at character " + at + ".");
  }
}
